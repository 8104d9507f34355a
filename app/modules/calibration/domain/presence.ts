/** Milliseconds for which somebody who was seen on a board counts as being there. */
export const presentFor = 90_000;
/** An open board says so again after as many milliseconds. */
export const saysSoAfter = 45_000;
