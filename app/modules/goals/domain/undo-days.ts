/** For how many days a realignment can be taken back. */
export const undoDays = 30;
