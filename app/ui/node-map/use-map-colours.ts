import { useEffect, useState } from "react";
import type { MapColours } from "./paint-map.ts";

const tokens: Readonly<Record<keyof MapColours, string>> = {
  green: "--green-fill",
  orange: "--orange-fill",
  red: "--red-fill",
  blue: "--blue-fill",
  grey: "--grey-fill",
  neutral: "--grey-fill",
  line: "--line-control",
  surface: "--surface-raised",
  edge: "--line",
};

/** The theme's colours as a canvas understands them; read again when the scheme changes. */
export function useMapColours(): MapColours | null {
  const [colours, setColours] = useState<MapColours | null>(null);
  useEffect(() => {
    const read = () => setColours(readColours());
    const watcher = new MutationObserver(read);
    watcher.observe(document.documentElement, { attributes: true });
    const scheme = matchMedia("(prefers-color-scheme: dark)");
    scheme.addEventListener("change", read);
    read();
    return () => {
      watcher.disconnect();
      scheme.removeEventListener("change", read);
    };
  }, []);
  return colours;
}

/** A canvas does not know `light-dark()`: an element is asked what a token comes to. */
function readColours(): MapColours {
  const probe = document.body.appendChild(document.createElement("i"));
  const read = (token: string) => {
    probe.style.color = `var(${token})`;
    return getComputedStyle(probe).color;
  };
  const colours = Object.fromEntries(Object.entries(tokens).map(([name, token]) => [name, read(token)])) as MapColours;
  probe.remove();
  return colours;
}
