import { defineConfig } from "vite";

export default defineConfig({
  cacheDir: ".cache/vite-storybook",
  build: { chunkSizeWarningLimit: 4000 },
});
