import { createContext, useContext } from "react";
import type { Direction } from "./html-attributes.ts";

export type OverlaySettings = { direction: Direction; still: boolean };

const settings = createContext<OverlaySettings>({ direction: "ltr", still: false });

export const OverlaySettingsProvider = settings.Provider;

export function useOverlaySettings(): OverlaySettings {
  return useContext(settings);
}
