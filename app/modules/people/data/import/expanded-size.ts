const entry = 0x02014b50;
const end = 0x06054b50;

/** How large a ZIP file says its contents are; infinite where it does not say so plainly. */
export function expandedSize(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const last = endRecord(view);
  if (last < 0) return Infinity;
  let total = 0;
  let at = view.getUint32(last + 16, true);
  for (let count = view.getUint16(last + 10, true); count > 0; count -= 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== entry) return Infinity;
    const size = view.getUint32(at + 24, true);
    if (size === 0xffffffff) return Infinity;
    total += size;
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return total;
}

function endRecord(view: DataView): number {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 65_557); at -= 1) {
    if (view.getUint32(at, true) === end) return at;
  }
  return -1;
}
