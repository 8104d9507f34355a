import { useEffect, useState } from "react";

/** Whether something is switched on, off at first; this browser remembers under the key. */
export function useRemembered(key: string): [boolean, () => void] {
  const [on, setOn] = useState(false);
  useEffect(() => setOn(localStorage.getItem(key) === "1"), [key]);
  const toggle = () => {
    localStorage.setItem(key, on ? "0" : "1");
    setOn(!on);
  };
  return [on, toggle];
}
