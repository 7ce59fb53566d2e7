#pragma once
// Everything that is needed is callable from Swift as it is.
#include <idn2.h>
