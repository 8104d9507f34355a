/** Where open pages hear what is announced. */
export const liveAddress = "/app/live";
