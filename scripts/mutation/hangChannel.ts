/** The name of the channel on which a thread says that a test hung in it. */
export const hangChannel = 'countersign-mutation-hang'
