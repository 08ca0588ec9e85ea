"""Asking a core to fetch what it needs soon: it changes no result, and saves waiting where lanes fill more than a cache."""

from typing import Any

from llvmlite import ir  # type: ignore[import-untyped]  # numba's own
from numba.core import cgutils, types
from numba.extending import intrinsic

code: Any = cgutils  # it comes without types
TO_READ, TO_KEEP, DATA = 0, 3, 1


@intrinsic
def fetch(context: Any, array: Any, row: Any, column: Any) -> Any:
    """Fetch the line of this number of an array of two dimensions."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        kind = signature.args[0]
        found = context.make_array(kind)(context, builder, arguments[0])
        place = code.get_item_pointer(context, builder, kind, found, arguments[1:], wraparound=False)
        address, number = ir.IntType(8).as_pointer(), ir.IntType(32)
        asked = ir.FunctionType(ir.VoidType(), [address, number, number, number])
        prefetch = code.get_or_insert_function(builder.module, asked, "llvm.prefetch.p0i8")
        how = [number(one) for one in (TO_READ, TO_KEEP, DATA)]
        builder.call(prefetch, [builder.bitcast(place, address), *how])
        return context.get_dummy_value()

    return types.void(array, types.intp, types.intp), generate
