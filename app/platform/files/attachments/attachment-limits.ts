/** What files on records may be. */
export const attachmentLimits = { pictureBytes: 12 * 1024 * 1024, documentBytes: 20 * 1024 * 1024, files: 4 } as const;
