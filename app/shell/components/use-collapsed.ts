import { useEffect, useState } from "react";

const key = "cairn.navigation-collapsed";

/** Whether the side navigation is narrow; this browser remembers. */
export function useCollapsed(): [boolean, () => void] {
  const [collapsed, setCollapsed] = useState(false);
  useEffect(() => setCollapsed(localStorage.getItem(key) === "1"), []);
  const toggle = () => {
    localStorage.setItem(key, collapsed ? "0" : "1");
    setCollapsed(!collapsed);
  };
  return [collapsed, toggle];
}
