/** The log is the layout's; nothing is open over it here. */
export default function NothingOpen() {
  return null;
}
