/** What the other side of every UMA payment tells about its customer. */
export const umaCounterparty = { FULL_NAME: 'Grace Hopper', COUNTRY_OF_RESIDENCE: 'US' }
