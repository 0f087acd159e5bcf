/** The list is the layout's; nothing is open beside it here. */
export default function NothingOpen() {
  return null;
}
