/** The colour of a stage as a dot; an empty ring where it has none or one that is no colour. */
export function StageColour({ colour }: { colour: string | null | undefined }) {
  const isColour = typeof colour === 'string' && /^#[0-9a-fA-F]{6}$/.test(colour);
  return (
    <span
      aria-hidden
      className="block size-3 shrink-0 rounded-full border border-line-strong"
      style={isColour ? { backgroundColor: colour, borderColor: colour } : undefined}
    />
  );
}
