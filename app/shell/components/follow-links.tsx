import { useNavigate } from "@remix-run/react";
import { useEffect } from "react";

/** What answers with a file is fetched by the browser itself. */
function isFollowed(anchor: HTMLAnchorElement): boolean {
  return !anchor.hasAttribute("download") && anchor.rel !== "external";
}

/** Inner addresses go through the router, this page with other parameters too; files, the API and other sites are ordinary links. */
function isInner(href: string): boolean {
  if (href.startsWith("?")) return true;
  return href.startsWith("/") && !href.startsWith("//") && !href.startsWith("/api/");
}

/**
 * Takes clicks on inner links to the router: they are plain anchors, for a router's link costs a page more than a row of its
 * table. It listens after the components do, so that they may prevent it.
 */
export function FollowLinks() {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const anchor = (event.target as Element).closest?.("a[href]");
      if (!(anchor instanceof HTMLAnchorElement) || !isPlainClick(event) || leavesThisPage(anchor)) return;
      if (!isInner(anchor.getAttribute("href") ?? "") || !isFollowed(anchor)) return;
      event.preventDefault();
      const address = anchor.pathname + anchor.search + anchor.hash;
      navigate(address, { replace: address === location.pathname + location.search + location.hash });
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate]);
  return null;
}

function isPlainClick(event: MouseEvent): boolean {
  return (
    !event.defaultPrevented &&
    event.button === 0 &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.shiftKey &&
    !event.altKey
  );
}

function leavesThisPage(anchor: HTMLAnchorElement): boolean {
  return anchor.origin !== location.origin || (anchor.target !== "" && anchor.target !== "_self");
}
