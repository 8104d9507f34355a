import { createContext, useContext } from "react";
import { gatherParts, type GatheredParts } from "#app/platform/contributions/room-parts.ts";

const Registry = createContext<GatheredParts>(gatherParts([]));

/** Stands around every page, with what the rooms of this build give. */
export const RoomPartsProvider = Registry.Provider;

export const useRoomParts = (): GatheredParts => useContext(Registry);
