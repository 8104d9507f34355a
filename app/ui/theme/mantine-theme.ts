import { createTheme } from "@mantine/core";

const overlayTransition = { transition: "fade", duration: 110, timingFunction: "ease-out" } as const;

/** Behaviour of the overlays; their looks are in our own CSS modules, for Mantine runs headless. */
export const mantineTheme = createTheme({
  respectReducedMotion: true,
  components: {
    // Its placeholder would be a child that a menu may not have.
    Menu: { defaultProps: { transitionProps: overlayTransition, withInitialFocusPlaceholder: false } },
    Popover: { defaultProps: { transitionProps: overlayTransition } },
    Tooltip: { defaultProps: { transitionProps: overlayTransition, openDelay: 300 } },
    Modal: { defaultProps: { transitionProps: overlayTransition } },
  },
});
