/** The tasks are the layout's; nothing is open over them here. */
export default function NothingOpen() {
  return null;
}
