'use client';

import { SignInForm } from './sign-in-form';

/** Signs in and loads the destination anew, as the user who it then is. */
export function SignInPageForm({ destination }: { destination: string }) {
  return <SignInForm onSignedIn={() => window.location.assign(destination)} />;
}
