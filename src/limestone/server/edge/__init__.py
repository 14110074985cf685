"""Where requests arrive: HTTP routes, sockets, authentication, rate limits, errors, the page."""
