import { useFetcher } from "@remix-run/react";
import { useEffect } from "react";

/** What an address answers, asked for once its part is on the screen; undefined until it has come. */
export function useLoaded<Data>(address: string) {
  const { load, data, state } = useFetcher<Data>();
  useEffect(() => load(address), [load, address]);
  return { data, isLoading: state !== "idle" };
}
