import { css } from "lit";

/**
 * What a host site may set: `--cairn-accent`, `--cairn-surface`, `--cairn-text`, `--cairn-text-soft`, `--cairn-border`,
 * `--cairn-radius`, `--cairn-space`, `--cairn-font`, `--cairn-reserve` (the height while it loads), and the status colours. Light and dark follow the page's `color-scheme`.
 */
export const theme = css`
  :host {
    --accent: var(--cairn-accent, light-dark(#0f6674, #6cc4d2));
    --surface: var(--cairn-surface, light-dark(#fff, #24221f));
    --text: var(--cairn-text, light-dark(#2a2724, #ece9e4));
    --text-soft: var(--cairn-text-soft, light-dark(#5f5a54, #b5b0a8));
    --border: var(--cairn-border, light-dark(#e2ded8, #45413c));
    --radius: var(--cairn-radius, 8px);
    --space: var(--cairn-space, 4px);
    --green: var(--cairn-on-track, light-dark(#1f7a45, #6fcf97));
    --orange: var(--cairn-off-track, light-dark(#a35a00, #f2b05e));
    --red: var(--cairn-at-risk, light-dark(#b3261e, #ff8a80));
    --grey: var(--cairn-closed, light-dark(#6b6660, #a19b93));
    display: block;
    color: var(--text);
    font-size: 14px;
    line-height: 1.5;
    font-family: var(--cairn-font, inherit);
  }
  :host([hidden]) {
    display: none;
  }
  :host([theme="light"]) {
    color-scheme: light;
  }
  :host([theme="dark"]) {
    color-scheme: dark;
  }
  .frame {
    padding: calc(var(--space) * 3) calc(var(--space) * 4);
    border: 1px solid var(--border);
    border-radius: var(--radius);
    background: var(--surface);
  }
  /* Room for what comes, so that nothing below moves. */
  .frame[aria-busy="true"] {
    min-block-size: var(--cairn-reserve, var(--reserve, 0));
    box-sizing: border-box;
  }
  .soft {
    color: var(--text-soft);
    font-size: 13px;
  }
  a {
    color: inherit;
  }
  a:hover {
    color: var(--accent);
  }
  button {
    padding: var(--space) calc(var(--space) * 3);
    border: 1px solid var(--border);
    border-radius: var(--radius);
    background: none;
    color: var(--accent);
    font: inherit;
    cursor: pointer;
  }
  :focus-visible {
    outline: 2px solid var(--accent);
    outline-offset: 2px;
  }
  @media (forced-colors: active) {
    .frame {
      border-color: CanvasText;
    }
  }
`;
