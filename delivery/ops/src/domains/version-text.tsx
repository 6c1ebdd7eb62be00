/** A version in letters of one width, that may break anywhere on a phone. */
export function VersionText({ children }: { children: string }) {
  return <span className="version">{children}</span>;
}
