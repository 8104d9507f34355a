/** What files on records may be. */
export const attachmentLimits = { pictureBytes: 12 * 1024 * 1024, documentBytes: 20 * 1024 * 1024, files: 4 } as const;

/** What a browser's picker offers for them. */
export const acceptedFiles = "image/*,.pdf,.docx,.xlsx,.pptx,.txt,.md,.csv";
