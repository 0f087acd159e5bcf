/** The board alone, without a panel over it. */
export default function BoardPage() {
  return null;
}
