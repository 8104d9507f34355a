/** What an open inbox listens to. */
export const noticesTopic = "notices";
