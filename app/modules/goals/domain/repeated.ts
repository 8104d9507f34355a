/** The same words by the same person within this time are one message that was sent twice. */
export const repeatSeconds = 60;
