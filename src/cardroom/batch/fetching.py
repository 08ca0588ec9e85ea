"""Rows of memory that a core is told to fetch before it comes to them.

A step reads some lines of each row, and the hand decides which, so that a core does not guess them by itself.
"""

from typing import Any, Final

from cardroom.batch.array_layout import A_LINE
from cardroom.batch.compiling import inlined, numbas
from cardroom.extras import needed

with needed():
    from llvmlite import ir
    from numba.core import cgutils, types
    from numba.extending import intrinsic

AHEAD: Final = 2
"""The rows between the one that a core is at and the one that it fetches."""
TO_WRITE, SOON, DATA = 1, 3, 1


def fetched(typing: Any, array: Any, row: Any, column: Any) -> Any:
    """The type of `fetch` and the function that writes it down, as the compiler's own instruction."""

    def write(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        kind = signature.args[0]
        place = context.make_array(kind)(context, builder, args[0])
        where = cgutils.get_item_pointer(context, builder, kind, place, list(args[1:]), wraparound=False)
        line = builder.bitcast(where, cgutils.voidptr_t)
        number = ir.IntType(32)
        wanted = ir.FunctionType(ir.VoidType(), [cgutils.voidptr_t, number, number, number])
        told = cgutils.get_or_insert_function(builder.module, wanted, "llvm.prefetch.p0i8")
        builder.call(told, [line, number(TO_WRITE), number(SOON), number(DATA)])
        return context.get_dummy_value()

    return types.none(array, types.intp, types.intp), write


def left_alone(rows: Any, row: int, column: int) -> None:
    """Fetch nothing, where Python itself runs the loops (`NUMBA_DISABLE_JIT`)."""


fetch: Final[Any] = left_alone if numbas.DISABLE_JIT else intrinsic(fetched)


@inlined
def fetch_row(rows, row):
    """Fetch every line of a row; one that is not there harms nothing."""
    for column in range(0, rows.shape[1], A_LINE):
        fetch(rows, row, column)
