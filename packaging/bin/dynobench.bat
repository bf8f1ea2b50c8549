@echo off
rem Starts Dynobench with a JDK 25 or newer from JAVA_HOME, the PATH, or the usual places.
rem Paths may hold any character that Windows allows, so none is expanded twice: no delayed expansion, no path after "call".
setlocal enableextensions disabledelayedexpansion
set "NEEDED=25"
set "HOME_DIR=%~dp0.."
set "FOUND="
if not defined JAVA_HOME goto path
set "CANDIDATE=%JAVA_HOME:"=%\bin\java.exe"
call :try
:path
set "REST=%PATH:"=%"
:next
if not defined REST goto usual
if defined FOUND goto found
for /f "tokens=1* delims=;" %%a in ("%REST%") do (
  set "CANDIDATE=%%a\java.exe"
  set "REST=%%b"
)
call :try
goto next
:usual
for %%r in ("%ProgramFiles%\Eclipse Adoptium" "%ProgramFiles%\Java" "%ProgramFiles%\Microsoft" "%LOCALAPPDATA%\Programs\Eclipse Adoptium" "%USERPROFILE%\.jdks") do (
  for /d %%d in ("%%~r\*") do (
    set "CANDIDATE=%%~d\bin\java.exe"
    call :try
  )
)
if defined FOUND goto found
echo Dynobench needs a JDK %NEEDED% or newer and found none in JAVA_HOME, the PATH and the usual places. 1>&2
echo Install one, for example Temurin, or set JAVA_HOME to it. 1>&2
exit /b 2

:found
rem The window needs the JavaFX modules. The command line starts faster without them.
set "MODULES="
if "%~1"=="" set "MODULES=yes"
if "%~1"=="window" set "MODULES=yes"
if "%~1"=="--workspace" set "MODULES=yes"
if /i "%~x1"==".dynobench" set "MODULES=yes"
if /i "%~x1"==".dynorun" set "MODULES=yes"
if /i "%~x1"==".toml" set "MODULES=yes"
if defined MODULES set "MODULES=--add-modules=javafx.controls,javafx.fxml --enable-native-access=javafx.graphics,ALL-UNNAMED"
"%FOUND%" "-Ddynobench.home=%HOME_DIR%" --module-path "%HOME_DIR%\lib\javafx" %MODULES% -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -Xshare:auto -Xms40m -Xmx512m -XX:NewSize=16m -XX:ReservedCodeCacheSize=160m -Djdk.reflect.useNativeAccessorOnly=true -XX:MinHeapFreeRatio=10 -XX:MaxHeapFreeRatio=20 -XX:-ShrinkHeapInSteps %DYNOBENCH_JAVA_OPTS% -cp "%HOME_DIR%\lib\*" dynobench.Main %*
exit /b %ERRORLEVEL%

rem Sets FOUND to CANDIDATE if it is the first one that is new enough. Reads the version from its release file or from java itself.
:try
if defined FOUND exit /b 0
if not exist "%CANDIDATE%" exit /b 0
set "VERSION="
set "RELEASE=%CANDIDATE%\..\..\release"
if not exist "%RELEASE%" goto ask
for /f "usebackq tokens=1,2 delims==" %%k in ("%RELEASE%") do if "%%k"=="JAVA_VERSION" set VERSION=%%l
if defined VERSION goto compare
:ask
rem The command must not begin with a quote: cmd would remove the first and the last one. The doubled signs make cmd expand the path.
for /f "tokens=1,3" %%k in ('@"%%CANDIDATE%%" -XshowSettings:properties -version 2^>^&1') do if "%%k"=="java.specification.version" set VERSION=%%l
if not defined VERSION exit /b 0
:compare
for /f "delims=.-+" %%m in ("%VERSION:"=%") do if %%m GEQ %NEEDED% set "FOUND=%CANDIDATE%"
exit /b 0
