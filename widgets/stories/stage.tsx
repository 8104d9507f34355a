import { useMemo, type ReactNode } from "react";
import { CairnProvider } from "../react/index.ts";
import { sampleSource, type SampleState } from "../samples.ts";

export type StageProps = {
  state?: SampleState;
  /** The language of the page around it; Arabic is written from right to left. */
  language?: string;
  children: ReactNode;
};

/** A site that shows a widget, answered by samples in place of Cairn. */
export function Stage({ state = "shown", language = "en", children }: StageProps) {
  const source = useMemo(() => sampleSource(state), [state]);
  return (
    <div lang={language} style={{ maxInlineSize: 480 }}>
      <CairnProvider cairn="https://cairn.example" company="acme" source={source}>
        {children}
      </CairnProvider>
    </div>
  );
}

type Shown = (props: { theme?: "dark" }) => ReactNode;

/** The stories of one widget: every way it may stand. */
export function inEveryState(Widget: Shown) {
  const inState = (state: SampleState) => ({
    render: () => (
      <Stage state={state}>
        <Widget />
      </Stage>
    ),
  });
  return {
    shown: inState("shown"),
    loading: inState("loading"),
    empty: inState("empty"),
    failed: inState("error"),
    ended: inState("ended"),
    refused: inState("refused"),
    offline: inState("offline"),
    rightToLeft: {
      render: () => (
        <Stage language="ar">
          <Widget />
        </Stage>
      ),
    },
    dark: {
      render: () => (
        <Stage>
          <Widget theme="dark" />
        </Stage>
      ),
    },
  };
}
