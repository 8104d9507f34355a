import type { Decorator, Preview } from "@storybook/react-vite";
import { useLayoutEffect, type ReactNode } from "react";
import { SnackbarProvider } from "#app/ui/snackbar/snackbar.tsx";
import { CairnTheme } from "#app/ui/theme/cairn-theme.tsx";
import type { ColorScheme, Direction } from "#app/ui/theme/html-attributes.ts";

interface StageProps {
  scheme: ColorScheme;
  direction: Direction;
  children: ReactNode;
}

function Stage({ scheme, direction, children }: StageProps) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset.mantineColorScheme = scheme;
    root.dir = direction;
    root.lang = "en";
    root.dataset.stage = `${scheme} ${direction}`;
  }, [scheme, direction]);
  return (
    <CairnTheme direction={direction}>
      <SnackbarProvider label="Messages" closeLabel="Close message">
        {children}
      </SnackbarProvider>
    </CairnTheme>
  );
}

const withStage: Decorator = (Story, context) => (
  <Stage scheme={context.globals.scheme as ColorScheme} direction={context.globals.direction as Direction}>
    <Story />
  </Stage>
);

function choice(title: string, items: string[]) {
  return { toolbar: { title, items, dynamicTitle: true } };
}

const preview: Preview = {
  decorators: [withStage],
  globalTypes: {
    scheme: choice("Scheme", ["light", "dark", "auto"]),
    direction: choice("Direction", ["ltr", "rtl"]),
  },
  initialGlobals: { scheme: "light", direction: "ltr" },
  parameters: { layout: "padded", backgrounds: { disable: true }, controls: { expanded: true } },
};

export default preview;
