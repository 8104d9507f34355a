/** Where the file of a document that has ended is downloaded. */
export const signedDocumentAddress = (documentId: string) => `/app/signed-document/${documentId}`;
