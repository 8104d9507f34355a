/** Beyond so many nobody reads a list: it is searched. */
export const mostRead = 8;
