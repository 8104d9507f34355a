import { createContext, useContext, type ReactNode, type MutableRefObject } from "react";
import type { MapDetail } from "./map-detail.ts";

/** What every card of a map shares; kept out of the nodes, so that moving through the map makes none anew. */
export interface SharedByCards {
  detail: MapDetail;
  rightToLeft: boolean;
  /** The one card that Tab leads to. */
  stop: string | null;
  selected: string | null;
  /** The card that takes the focus as soon as it stands. */
  awaited: MutableRefObject<string | null>;
  content: (id: string, detail: MapDetail) => ReactNode;
  /** What it is, in words, for who cannot see it. */
  labelOf: (id: string) => string;
  openerLabel: (count: string, expanded: boolean) => string;
  onFocus: (id: string) => void;
  onToggle: (id: string, expanded: boolean) => void;
}

export const MapContext = createContext<SharedByCards | null>(null);

export function useMapShared(): SharedByCards {
  const shared = useContext(MapContext);
  if (!shared) throw new Error("A card stands outside of a map");
  return shared;
}
