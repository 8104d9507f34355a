/** What the editor's buttons are called. */
export interface RichTextWords {
  toolbar: string;
  bold: string;
  italic: string;
  heading: string;
  bullets: string;
  numbers: string;
  checklist: string;
  link: string;
  linkAddress: string;
  linkApply: string;
  linkRemove: string;
}
