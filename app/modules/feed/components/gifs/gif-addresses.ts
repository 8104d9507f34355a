import type { Gif } from "../../domain/gifs.ts";
import applause from "./applause.svg";
import confetti from "./confetti.svg";
import heart from "./heart.svg";
import rocket from "./rocket.svg";
import star from "./star.svg";
import trophy from "./trophy.svg";

/** Where each animation is. Shown as pictures: nothing in them runs. */
export const gifAddresses: Readonly<Record<Gif, string>> = { applause, confetti, rocket, star, heart, trophy };
