import { useEffect, useState } from "react";
import { useCompanyTold } from "#app/platform/company/told-context.ts";
import { chosenPreviews, previewFeatures, switchPreview, type PreviewFeature } from "../preview-features.ts";

/** The page looks as the features say that this tab has switched on, where the company allows any. */
export function useChosenPreviews(allowed: boolean): void {
  useEffect(() => showPreviews(allowed), [allowed]);
}

type OfferedPreview = {
  readonly feature: PreviewFeature;
  readonly chosen: boolean;
  readonly onSelect: () => void;
};

/** What may be tried here, each with the way to switch it; nothing where the company does not allow it. */
export function useOfferedPreviews(): OfferedPreview[] {
  const allowed = useCompanyTold().previewFeatures;
  const [chosen, setChosen] = useState<readonly PreviewFeature[] | null>(null);
  // Rows for a finger stay as high as they are.
  useEffect(() => {
    if (matchMedia("(pointer: fine)").matches) setChosen(chosenPreviews());
  }, []);
  if (!allowed || !chosen) return [];
  return previewFeatures.map((feature) => ({
    feature,
    chosen: chosen.includes(feature),
    onSelect: () => {
      switchPreview(feature);
      setChosen(chosenPreviews());
      showPreviews(true);
    },
  }));
}

function showPreviews(allowed: boolean): void {
  document.documentElement.dataset["preview"] = allowed ? chosenPreviews().join(" ") : "";
}
