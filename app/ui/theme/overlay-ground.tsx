import { DirectionProvider, HeadlessMantineProvider } from "@mantine/core";
import type { ReactNode } from "react";
import { mantineTheme } from "./mantine-theme.ts";
import { useOverlaySettings } from "./overlay-settings.ts";

/** What every overlay of Mantine's stands on. Each brings its own, so that a page without overlays loads none of it. */
export function OverlayGround({ children }: { children: ReactNode }) {
  const { direction, still } = useOverlaySettings();
  return (
    <DirectionProvider initialDirection={direction}>
      <HeadlessMantineProvider theme={mantineTheme} env={still ? "test" : "default"}>
        {children}
      </HeadlessMantineProvider>
    </DirectionProvider>
  );
}
