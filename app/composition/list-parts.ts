import { lazy } from "react";
import type { ListPart } from "#app/platform/contributions/list-offer.ts";

const views = () => import("#app/modules/audiences/components/list-parts.tsx");

/** What rooms bring to lists of rooms that may not name them, each loaded when first shown. */
export const listParts: readonly ListPart[] = [
  { room: "audiences", Field: lazy(async () => ({ default: (await views()).ListField })), End: lazy(async () => ({ default: (await views()).ListEnd })) },
];
