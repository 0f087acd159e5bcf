/** The list is the layout's. */
export default function NothingOpen() {
  return null;
}
