import { signedIn } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { photo, photoAddressInput } from "../queries/photo.ts";

/** A photo, for signed-in people of the company. Another photo has another address, so a browser may keep it for an hour. */
export const loader = page({
  can: signedIn,
  input: photoAddressInput,
  load: async (context, asked, request) => {
    const bytes = await photo(context, asked);
    const headers = {
      "Content-Type": "image/webp",
      "Cache-Control": "private, max-age=3600",
      ETag: `"${asked.key}-${asked.size}"`,
      "X-Content-Type-Options": "nosniff",
      "Content-Disposition": "inline",
    };
    return request.headers.get("if-none-match") === headers.ETag
      ? new Response(null, { status: 304, headers })
      : new Response(new Uint8Array(bytes), { headers });
  },
});
