@echo off
rem Starts Dynobench with a JDK 25 or newer: from JAVA_HOME, the PATH, or the usual places.
setlocal enabledelayedexpansion
set "HOME_DIR=%~dp0.."
set "FOUND="
if defined JAVA_HOME call :try "%JAVA_HOME%\bin\java.exe"
if not defined FOUND for %%j in (java.exe) do if not "%%~$PATH:j"=="" call :try "%%~$PATH:j"
for %%r in ("%ProgramFiles%\Eclipse Adoptium" "%ProgramFiles%\Java" "%ProgramFiles%\Microsoft" "%USERPROFILE%\.jdks") do (
  if not defined FOUND if exist %%r for /d %%d in ("%%~r\*") do if not defined FOUND call :try "%%~d\bin\java.exe"
)
if not defined FOUND (
  echo Dynobench needs a JDK 25 or newer and found none in JAVA_HOME, the PATH and the usual places. 1>&2
  echo Install one, for example Temurin, or set JAVA_HOME to it. 1>&2
  exit /b 2
)
rem The window needs JavaFX, as modules; the command line starts faster without.
set "MODULES="
if "%~1"=="" set "MODULES=yes"
if "%~1"=="window" set "MODULES=yes"
if "%~1"=="--workspace" set "MODULES=yes"
if /i "%~x1"==".dynobench" set "MODULES=yes"
if /i "%~x1"==".toml" set "MODULES=yes"
if defined MODULES set "MODULES=--add-modules=javafx.controls,javafx.fxml --enable-native-access=javafx.graphics,ALL-UNNAMED"
"%FOUND%" -Ddynobench.home="%HOME_DIR%" --module-path "%HOME_DIR%\lib\javafx" %MODULES% -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -Xshare:auto -Xms40m -Xmx512m -XX:NewSize=16m -XX:ReservedCodeCacheSize=160m -Djdk.reflect.useNativeAccessorOnly=true -XX:MinHeapFreeRatio=10 -XX:MaxHeapFreeRatio=20 -XX:-ShrinkHeapInSteps -Dstdout.encoding=UTF-8 -Dstderr.encoding=UTF-8 %DYNOBENCH_JAVA_OPTS% -cp "%HOME_DIR%\lib\*" dynobench.Main %*
exit /b %ERRORLEVEL%

:try
if not exist %1 exit /b 1
for /f "tokens=3" %%v in ('%1 -XshowSettings:properties -version 2^>^&1 ^| findstr /c:"java.specification.version"') do (
  for /f "delims=." %%m in ("%%v") do if %%m GEQ 25 set "FOUND=%~1"
)
exit /b 0
