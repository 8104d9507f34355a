/** Animations that ship with the product; each is a drawing of our own beside its name in `components/gifs/`. */
export const gifs = ["applause", "confetti", "rocket", "star", "heart", "trophy"] as const;
export type Gif = (typeof gifs)[number];
