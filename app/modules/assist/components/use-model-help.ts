import { useEffect, useState } from "react";
import { askJson } from "#app/platform/http/ask-json.ts";
import { assistPlaces } from "../assist-places.ts";
import type { ModelHelp } from "../queries/model-help.ts";

/** In milliseconds: the fields of a form ask together. */
const known = 30_000;

let asked: { at: number; answer: Promise<{ help: ModelHelp }> } | null = null;

function helpNow(): Promise<{ help: ModelHelp }> {
  if (!asked || performance.now() - asked.at > known)
    asked = { at: performance.now(), answer: askJson<{ help: ModelHelp }>(assistPlaces.help) };
  return asked.answer;
}

/** Whether a model helps with this; false until it is known. */
export function useModelHelp(feature: string): boolean {
  const [helps, setHelps] = useState(false);
  useEffect(() => {
    let isHere = true;
    helpNow().then(
      ({ help }) => isHere && setHelps(help?.features.includes(feature) ?? false),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [feature]);
  return helps;
}
