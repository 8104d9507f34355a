/** So many records of a list are changed while somebody waits, and can be changed back at once; more are changed in the background. */
export const changedAtOnce = 100;
