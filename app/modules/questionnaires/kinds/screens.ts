import type { KindScreen } from "../components/kind-screen.tsx";
import { dateScreen } from "./date/screen.tsx";
import { enpsScreen } from "./enps/screen.tsx";
import type { KindName } from "./kinds.ts";
import { matrixScreen } from "./matrix/screen.tsx";
import { multipleScreen } from "./multiple/screen.tsx";
import { numberScreen } from "./number/screen.tsx";
import { rankingScreen } from "./ranking/screen.tsx";
import { scaleScreen } from "./scale/screen.tsx";
import { singleScreen } from "./single/screen.tsx";
import { starsScreen } from "./stars/screen.tsx";
import { textScreen } from "./text/screen.tsx";

/** How each kind is filled in and set up. */
export const kindScreens: Readonly<Record<KindName, KindScreen>> = {
  single: singleScreen,
  multiple: multipleScreen,
  scale: scaleScreen,
  stars: starsScreen,
  enps: enpsScreen,
  number: numberScreen,
  date: dateScreen,
  text: textScreen,
  ranking: rankingScreen,
  matrix: matrixScreen,
};
