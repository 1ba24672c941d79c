"""Request handlers, by subject: a public function in one of these modules is a request."""
