/** What is said of boards on their page: apart from the catalogue, as every page loads that. */
export const BOARD_MESSAGE = {
  drawing: 'Being drawn, or next in line. You may leave: it is kept for you.',
  largeDrawing: 'The larger file is being drawn.',
  failed: 'This board could not be drawn. Nothing was taken for it.',
  notOrdered: 'This board could not be asked for. Are you online?',
  redrawn: 'Our hand has changed since this design was made, so details of this board may differ from its picture.',
  lost: 'There is no such design of yours.',
  lostMore: 'It was deleted, or somebody else made it. Boards are drawn for whoever made the design.',
  unfinished: 'This design is not finished.',
  unfinishedMore: 'Its boards can be drawn as soon as its picture is.',
  notFetched: 'The design could not be fetched. Are you online?',
} as const;
