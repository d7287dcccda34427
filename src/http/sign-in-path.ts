/** Path that starts the single sign-on, with `?to=` for the path to open after it. */
export const singleSignOnPath = '/sign-in/sso'
