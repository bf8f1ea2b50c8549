/// The program's entry: the only place that wires objects together.
@NullMarked
package dynobench;

import org.jspecify.annotations.NullMarked;
