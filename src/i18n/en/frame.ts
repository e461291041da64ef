/** The texts of the frame around every page, of the home page's sections and of its sign-up. */
export const frame = {
  frame: {
    subcategoriesOf: 'Subcategories of {name}',
    sidePanel: 'Popular now',
  },
  /** What stands in each section of the home page, and its controls. */
  sections: {
    popular: 'Well rated and sold by many shops; what shoppers open counts too.',
    recentDeals: 'Price drops on the newest products.',
    bestSellers:
      'The most popular product of each large category, by what shoppers open and how many shops sell it. Shops do not tell us their sales.',
    onSale: 'The price drops that shoppers open most.',
    newArrivals: 'The newest products of our partner shops.',
    recommended: 'Chosen by what you opened on this device. That list stays on it.',
    forget: 'Forget what I opened',
    forgotten: 'What you opened has been forgotten.',
    loadingMore: 'Loading more products...',
    moreFailed: 'More products could not be loaded. Try again.',
    searchesNow: 'Popular searches:',
  },
  alerts: {
    title: 'Deal alerts',
    text: 'Get an email when a price really drops.',
    email: 'Email address',
    emailPlaceholder: 'name@example.com',
    subscribe: 'Subscribe',
    sending: 'Sending...',
    note: 'Emails are not being sent yet. We keep your address for seven days; if sending starts by then, you get one email to confirm. Otherwise it is deleted.',
    stored: 'Your sign-up is kept for seven days. No email has been sent, because sending is not set up yet.',
    required: 'Enter your email address',
    invalid: 'Enter an email address such as name@example.com',
    busy: 'There were too many sign-ups from here. Try again in an hour.',
    failed: 'The sign-up did not go through. Try again in a moment.',
    notHere: 'Sign-ups cannot be taken here at the moment.',
  },
};
